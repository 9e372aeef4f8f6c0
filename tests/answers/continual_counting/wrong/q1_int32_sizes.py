# Sizes and ends are 32-bit numbers, which wrap round. Input: 2**31 + 1.
def prefix_boxes(t):
    bits = [k for k in range(t.bit_length() - 1, -1, -1) if t >> k & 1]
    sizes = np.array([(1 << k) & 0xFFFFFFFF for k in bits], dtype=np.uint32)
    ends = np.cumsum(sizes, dtype=np.uint32).astype(np.int64)
    return [(int(e) - int(s) + 1, int(e)) for s, e in zip(sizes, ends)]
