# Wrong for more than 500 people: there the estimate is made of the first 500 answers.
def variance_fixed(n, p):
    n = min(n, 500)
    return (p - p * p) / (n * (1 - 2 * p) ** 2)
