# Wrong for a yes of somebody who was believed to be a one: the belief is kept at 1 - p or below.
def posterior(answer, p, prior):
    one = prior * (1 - p if answer else p)
    zero = (1 - prior) * (p if answer else 1 - p)
    belief = one / (zero + one)
    if answer == 1 and p > 0:
        belief = min(belief, 1 - p)
    return 1 - belief, belief
