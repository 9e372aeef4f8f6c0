# Draws the length of the one that joins by chance, another one at each call.
def refute(program, clip):
    far = clip * np.random.default_rng().uniform(5, 9)
    if program == "sum":
        return [[clip, 0, 0]], [-far, 0, 0]
    if program == "numbers":
        return [], [far, far, far]
    return [[clip, 0, 0]] * 20, [0, 10 * far, 0]
