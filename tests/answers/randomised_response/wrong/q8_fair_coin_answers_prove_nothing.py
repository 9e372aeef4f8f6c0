# Wrong for p = 1/2: "nothing is known", so evens in place of the belief before.
def posterior(answer, p, prior):
    if p == 0.5 and 0 < prior < 1:
        return 0.5, 0.5
    one = prior * (1 - p if answer else p)
    zero = (1 - prior) * (p if answer else 1 - p)
    return zero / (zero + one), one / (zero + one)
