# The yes are summed in 8 bits. Input: [1] * 200, p = 0.1.
def estimate_rate(answers, p):
    bits = np.array(answers, dtype=np.int8)
    share = float(bits.sum(dtype=np.int8)) / len(answers)
    return (share - p) / (1 - 2 * p)
