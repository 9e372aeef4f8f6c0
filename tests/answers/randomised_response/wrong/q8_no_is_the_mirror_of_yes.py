# Wrong for a no at p above 0.1 with beliefs between: the belief in 1 after a no is that in 0 after a yes.
def posterior(answer, p, prior):
    if answer == 0:
        return tuple(reversed(posterior(1, p, 1 - prior)))
    told = (1 - p) * prior
    turned = p * (1 - prior)
    return turned / (told + turned), told / (told + turned)
