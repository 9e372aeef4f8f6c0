# Takes randomised response that keeps epsilon alone: nothing sticks out.
def counterexample(factor, delta):
    p = 1 / (1 + factor)
    return [1 - p, p], [p, 1 - p]
