# Written with e^-ε, which cannot overflow.
def flip_probability(epsilon):
    if not epsilon >= 0:
        raise ValueError(f"no protocol is {epsilon}-DP")
    small = np.exp(-float(epsilon))
    return small / (1 + small)
