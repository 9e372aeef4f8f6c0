# Counts the first step of a box as a float.
def prefix_boxes(t):
    b = bin(t)[2:]
    out, s = [], 0
    for i, d in enumerate(b):
        if d == "1":
            z = int(2.0 ** (len(b) - 1 - i))
            out.append((int(float(s) + 1), s + z))
            s += z
    return out
