# Thinks that p halves with every ln 3, which is right at 0 and at ln 3.
# Witness: flip_probability(1) returns 0.2660484260018692; right is 0.2689414213699951.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    return 0.5 * 0.5 ** (epsilon / math.log(3))
