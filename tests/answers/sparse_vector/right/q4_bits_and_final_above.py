# As many factors of at least 2 as the claim has bits, and a last above that helps too.
def refute(base, claimed, flaw):
    bits = claimed.bit_length()
    if flaw == "no threshold noise":
        rows = [(3, 4, 0)] * bits + [(-3, -4, 1)]
    else:
        rows = [(0, 1, 0), (1, 0, 1)] * (bits // 2 + 4)
    x, other, said = zip(*rows)
    return np.array(x), np.array(other), np.array(said, dtype=bool)
