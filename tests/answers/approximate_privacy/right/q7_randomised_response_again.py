# Randomised response whose excess is just δ; tuples.
def counterexample(factor, delta):
    lie = (1 - delta) / (1 + factor)
    truth = 1 - lie
    return (truth, lie), (lie, truth)
