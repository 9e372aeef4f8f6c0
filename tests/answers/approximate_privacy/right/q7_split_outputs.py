# Split outputs.
def counterexample(factor, delta):
    lie = (1 - delta) / (1 + factor)
    truth = 1 - lie
    return (
        tuple([truth / 10] * 10 + [lie / 10] * 10),
        tuple([lie / 10] * 10 + [truth / 10] * 10),
    )
