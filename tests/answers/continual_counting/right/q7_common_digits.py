# Common digits.
def change_variance(before, after, steps, epsilon):
    # What both have in common are the leading digits; every one behind is a box of its own.
    b, a = f"{before:050b}", f"{after:050b}"
    same = 0
    while same < 50 and b[same] == a[same]:
        same += 1
    m = b[same:].count("1") + a[same:].count("1")
    scale = Fraction(len(bin(steps)) - 2) / Fraction(epsilon)
    return 2 * m * scale**2
