# Computed in an int32 array, which wraps around from 2^31 on
# Witness: [int(v) for v in np.ravel(prefix_boxes(2**31 + 5))] gives [1, -2147483648, -2147483647, -2147483644, -2147483643, -2147483643], right is [1, 2147483648, 2147483649, 2147483652, 2147483653, 2147483653]
def prefix_boxes(t):
    pairs, start = [], 0
    for k in range(t.bit_length() - 1, -1, -1):
        if t >> k & 1:
            pairs.append((start + 1, start + 2**k))
            start += 2**k
    return np.array(pairs, dtype=np.int64).astype(np.int32)
