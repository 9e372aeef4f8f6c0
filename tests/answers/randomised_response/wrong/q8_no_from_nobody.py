# Wrong for p = 0 and a no: always the case of a yes, so that a no also proves a one.
def posterior(answer, p, prior):
    if answer == 0:
        return tuple(reversed(posterior(1, p, 1 - prior)))
    told = (1 - p) * prior
    turned = p * (1 - prior)
    return turned / (told + turned), told / (told + turned)
