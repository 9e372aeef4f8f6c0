# After a yes the belief is capped at 1 - p. Input: (1, 0.25, 0.9) must give 27/28.
def posterior(answer, p, prior):
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (p if answer == 0 else 1 - p)
    belief = one / (zero + one)
    if answer == 1:
        belief = min(belief, 1 - p)
    return 1 - belief, belief
