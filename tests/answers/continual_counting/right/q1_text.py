# Reads the binary number as text.
def prefix_boxes(t):
    ones = [place for place, digit in enumerate(reversed(f"{t:b}")) if digit == "1"]
    boxes, end = [], 0
    for place in reversed(ones):
        boxes.append([end + 1, end + 2**place])
        end += 2**place
    return boxes
