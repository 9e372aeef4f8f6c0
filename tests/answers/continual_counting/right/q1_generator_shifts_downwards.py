# By generator shifts downwards.
def prefix_boxes(t):
    def walk():
        last = 0
        for k in range(t.bit_length(), -1, -1):
            upto = t >> k << k
            if upto > last:
                yield (last + 1, upto)
                last = upto
    return tuple(walk())
