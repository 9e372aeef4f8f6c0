# One draw of n uniforms, and exclusive or.
def flip_answers(data, p, rng):
    bits = np.array(data)
    return bits ^ (rng.random(bits.size) < p)
