# The beliefs are sorted, the larger one to the truth that was answered. Input: answer=0, p=0.4, prior=0.9.
def posterior(answer, p, prior):
    zero = (1 - prior) * (p if answer else 1 - p)
    one = prior * (1 - p if answer else p)
    beliefs = sorted([zero / (zero + one), one / (zero + one)])
    if answer == 0 and 0 < prior < 1:
        beliefs.reverse()  # after a no, 0 is believed more
    return tuple(beliefs) if answer == 0 or zero <= one else (beliefs[1], beliefs[0])
