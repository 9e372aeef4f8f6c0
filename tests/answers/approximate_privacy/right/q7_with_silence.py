# With silence.
def counterexample(factor, delta):
    """Sometimes nothing at all is said; then the truth may stick out a little more."""
    speaks = 1 - delta * (1 - delta) / 4
    lie = (speaks - delta) / (1 + factor)
    return [speaks - lie, lie, 1 - speaks], [lie, speaks - lie, 1 - speaks]
