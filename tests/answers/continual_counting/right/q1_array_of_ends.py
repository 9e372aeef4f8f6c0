# Sizes from the text of the binary number, ends as their running sums: pairs of numpy's integers.
def prefix_boxes(t):
    digits = bin(t)[2:]
    sizes = [2 ** (len(digits) - 1 - i) for i, digit in enumerate(digits) if digit == "1"]
    ends = np.cumsum(sizes)
    return list(zip(ends - sizes + 1, ends))
