# Lets dpedu hold the session.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    made = dp.SparseVector(epsilon=epsilon, threshold=int(threshold), answers=answers, share=share)
    return made.release([int(value) for value in values], rng=rng)
