# Product with a random unit of the field of 11, texts and tuples as answers.
def pad(k):
    return {x: {(str(r), ("b", (x + 1) * r % 11)): Fraction(1, 10) for r in range(1, 11)} for x in range(k)}
