# Leaves the prior out.
def posterior(answer, p, prior):
    return (1 - p, p) if answer == 0 else (p, 1 - p)
