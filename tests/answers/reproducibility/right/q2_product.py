# Another way: product.
def better_way(people):
    tie = Fraction(1)
    for i in range(1, people // 2 + 1):
        tie *= Fraction(2 * i - 1, 2 * i)
    return (1 + tie) / 2
