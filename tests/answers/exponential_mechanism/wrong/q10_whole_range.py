# Wrong for change = top: both values get the same distance from the answer.
def worst_case(top, change):
    if change >= top:
        return top / 2, 0, top
    return 0, top - change, top
