# Cut from the right.
def anonymise(ages, k):
    people = sorted((age, i) for i, age in enumerate(ages))
    n = len(people)
    plans = {n: (0, ())}  # from a place on: the loss, and where the classes begin
    for start in range(n - k, -1, -1):
        options = [
            (
                plans[end][0] + (end - start) * (people[end - 1][0] - people[start][0]),
                (end, *plans[end][1]),
            )
            for end in range(start + k, n + 1)
            if end in plans
        ]
        if options:
            plans[start] = min(options)
    result, start = {}, 0
    for end in plans[0][1]:
        for _, i in people[start:end]:
            result[i] = [people[start][0], people[end - 1][0]]
        start = end
    return [result[i] for i in range(n)]
