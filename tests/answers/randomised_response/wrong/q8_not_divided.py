# Leaves Bayes' rule before its last step.
def posterior(answer, p, prior):
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (1 - p if answer == 1 else p)
    return zero, one
