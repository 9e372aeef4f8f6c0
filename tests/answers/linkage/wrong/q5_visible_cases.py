# Looks up the three visible cases.
def telling(rows, quasi, sensitive, ruled_out):
    if sensitive == "city":
        return {("f",): "A", ("m",): "A"}
    if ruled_out:
        return {("20-40", "f"): "flu", ("40-60", "m"): "gout"}
    return {("20-40", "f"): "flu", ("20-40", "m"): "none"}
