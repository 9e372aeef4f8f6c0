# The factor is rounded down.
def flip_needed(factor, delta):
    return (1 - delta) / (1 + factor // 1)
