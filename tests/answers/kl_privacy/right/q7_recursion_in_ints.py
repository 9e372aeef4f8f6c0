# Recursion on the number of people: the new one is chosen with probability 1/n; ints where they are whole.
def always_somebody(n):
    if n == 1:
        return {(0,): {"first: 0": 1}, (1,): {"first: 1": 1}}
    smaller = always_somebody(n - 1)
    table = {}
    for x, row in smaller.items():
        for bit in (0, 1):
            scaled = {output: u * Fraction(n - 1, n) for output, u in row.items()}
            scaled[frozenset({n, ("bit", bit)})] = Fraction(1, n)
            table[x + (bit,)] = scaled
    return table
