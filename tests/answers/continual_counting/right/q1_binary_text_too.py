# Binary text.
def prefix_boxes(t):
    digits, ends = bin(t)[2:], [0]
    for place, digit in enumerate(digits):
        if digit == "1":
            ends.append(ends[-1] + 2 ** (len(digits) - 1 - place))
    return [(a + 1, b) for a, b in zip(ends, ends[1:])]
