# The bits are unpacked from one byte, which has eight only. Input: n = 9: x has eight bits.
def certificate(n, p):
    bits = np.unpackbits(np.array([255], dtype=np.uint8))[:n].astype(int)
    return bits, bits[1:], {n}
