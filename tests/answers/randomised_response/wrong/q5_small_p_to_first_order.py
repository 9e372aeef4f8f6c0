# Wrong for small p that are not 0: below 1/20 the variance of an answer is taken to be p.
def variance_fixed(n, p):
    answer = p if p < 0.05 else p * (1 - p)
    return answer / (n * (1 - 2 * p) ** 2)
