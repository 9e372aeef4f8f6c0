# For n above 100, n - 1 is put for n. Input: n=101, p=0.25.
def variance_fixed(n, p):
    people = n if n <= 100 else n - 1
    return p * (1 - p) / (people * (1 - 2 * p) ** 2)
