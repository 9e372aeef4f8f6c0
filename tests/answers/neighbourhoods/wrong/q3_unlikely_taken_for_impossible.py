# All numbers of probability below 1e-9 under x' are in the event, also possible ones. Input: n = 12, p = 1/1000: 0 has probability 1e-33 under x'.
def certificate(n, p):
    def chances(data):
        row = np.array([1.0])
        for bit in data:
            yes = float(1 - p if bit else p)
            row = np.convolve(row, [1 - yes, yes])
        return row

    x = (1,) * n
    here, there = chances(x), np.append(chances(x[1:]), 0.0)
    return x, x[1:], [k for k in range(n + 1) if here[k] > 0 and there[k] < 1e-9]
