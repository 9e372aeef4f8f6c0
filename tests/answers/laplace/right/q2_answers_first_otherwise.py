# All answers first; pairs in both orders; a Fraction.
def oracle(query, data_sets, related):
    answers = {}
    for x in data_sets:
        a = query(x)
        answers[x] = list(a) if isinstance(a, tuple) else [a]
    changes = {
        Fraction(sum(abs(a - b) for a, b in zip(answers[x], answers[y])))
        for x, y in itertools.permutations(data_sets, 2)
        if related(x, y)
    }
    return max(changes | {Fraction(0)})
