# Another way: uneven.
def counterexample(factor, delta):
    truth = (1 + delta) / 2
    other = (truth - delta) / factor
    return (truth, 1 - truth), (other, 1 - other)
