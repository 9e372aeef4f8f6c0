# Answers once for each place of the list, loops over all ordered pairs of places, Fractions.
def oracle(query, data_sets, related):
    answers = []
    for x in data_sets:
        answer = query(x)
        answers.append(list(answer) if isinstance(answer, tuple) else [answer])
    largest = Fraction(0)
    for i in range(len(data_sets)):
        for j in range(len(data_sets)):
            if i == j or not related(data_sets[i], data_sets[j]):
                continue
            change = Fraction(0)
            for a, b in zip(answers[i], answers[j]):
                change += a - b if a >= b else b - a
            if change > largest:
                largest = change
    return largest
