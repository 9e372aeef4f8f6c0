# Sentences, with a fair coin that nobody needs.
def always_somebody(n):
    def row(x):
        law = Counter()
        for (person, bit), coin in itertools.product(enumerate(x), ("heads", "tails")):
            law[f"person {person} has {bit} ({coin})"] += Fraction(1, 2 * n)
        return law

    return {x: row(x) for x in itertools.product(range(2), repeat=n)}
