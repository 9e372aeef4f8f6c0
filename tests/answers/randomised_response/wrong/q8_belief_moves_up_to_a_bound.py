# Wrong for a yes of somebody who was believed to be a one: the belief is kept at 1 - p or below.
def posterior(answer, p, prior):
    if answer == 0:
        return tuple(reversed(posterior(1, p, 1 - prior)))
    told = (1 - p) * prior
    turned = p * (1 - prior)
    return turned / (told + turned), told / (told + turned)
