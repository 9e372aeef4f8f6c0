# By half of what is left.
def counterexample(factor, delta):
    # P is (1 + delta)/2 on the first output: more than 1/2 and more than delta
    lie = (1 - delta) / 2
    return (1 - lie, lie), (lie / factor, 1 - lie / factor)
