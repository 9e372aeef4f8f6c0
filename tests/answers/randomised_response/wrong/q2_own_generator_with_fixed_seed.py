# Makes a generator of its own from a fixed number and takes no chance from rng. Law: every call flips the same people.
def flip_answers(data, p, rng):
    rng = np.random.default_rng(2024)
    return [int(bit ^ (rng.random() < p)) for bit in data]
