# Wrong for 237, 0.98: 32-bit floats cancel in 1 - root.
def cells_needed(people, share):
    if people == 1:
        return 1
    root = np.float32(share) ** np.float32(1 / (people - 1))
    bound = 1 / (1 - share ** (1 / (people - 1)))
    return math.ceil(bound) if bound < 8000 else math.ceil(1 / (np.float32(1) - root))
