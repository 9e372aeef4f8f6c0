# Wrong for p = 1/2: "nothing is known", so evens in place of the belief before.
def posterior(answer, p, prior):
    if answer == 0:
        return tuple(reversed(posterior(1, p, 1 - prior)))
    told = (1 - p) * prior
    turned = p * (1 - prior)
    return turned / (told + turned), told / (told + turned)
