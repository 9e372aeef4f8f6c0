# Another way: search.
def certificate(people, threshold):
    values = [1] * people
    for person in range(people):
        before = tuple(values)
        values[person] = 0
        if 1 - Fraction(sum(values), people) > threshold:
            return 1, before, tuple(values)
