# Wrong for t = 4 after t = 5: the list for 4 is kept in a memo, and the call for 5 appended its box to the same list.
def prefix_boxes(t):
    digits, done, out = bin(t)[2:], 0, []
    for place, digit in enumerate(digits):
        if digit == "1":
            width = 2 ** (len(digits) - 1 - place)
            out.append([done + 1, done + width])
            done += width
    return np.array(out, dtype=np.int64)
