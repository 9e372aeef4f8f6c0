# Bits need only eight bits, and so, it seems, does their sum: it overflows above 127.
# Witness: estimate_rate([1] * 130, 0.1) returns -1.3365384615384615; right is 1.125.
def estimate_rate(answers, p):
    total = int(np.array(answers, dtype=np.int8).sum(dtype=np.int8))
    return (total / len(answers) - p) / (1 - 2 * p)
