# Compares binary numbers as text, from the highest digit on.
def change_variance(before, after, steps, epsilon):
    width = steps.bit_length()
    one, two = f"{before:0{width}b}", f"{after:0{width}b}"
    k = 0
    while k < width and one[k] == two[k]:
        k += 1
    return 2 * (one[k:] + two[k:]).count("1") * (width / epsilon) ** 2
