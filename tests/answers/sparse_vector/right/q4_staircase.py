# Values on a staircase for one program, arrays for both
def refute(base, claimed, flaw):
    if flaw == "no threshold noise":
        n = 1 + int(np.ceil(math.log2(claimed + 1)))
        x = np.arange(min(n, 20))
        return x, x + 1, np.zeros(len(x), dtype=int)
    x = np.array([-3, -2] * 30)
    return x, np.array([-2, -3] * 30), (x == -2)
