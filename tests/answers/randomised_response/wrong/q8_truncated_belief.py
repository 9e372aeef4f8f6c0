# The belief in 1 is kept between 1e-6 and 1 - 1e-6 unless the prior or the answer is certain. Input: answer=1, p=1e-7, prior=0.9.
def posterior(answer, p, prior):
    zero = (1 - prior) * (p if answer else 1 - p)
    one = prior * (1 - p if answer else p)
    belief = one / (zero + one)
    if 0 < prior < 1 and p > 0:
        belief = min(1 - 1e-6, max(1e-6, belief))
    return 1 - belief, belief
