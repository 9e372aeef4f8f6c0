# Wrong for few people, 2 to 30: n - 1 is put for n.
def variance_fixed(n, p):
    people = n - 1 if 2 <= n <= 30 else n
    return p * (1 - p) / (people * (1 - 2 * p) ** 2)
