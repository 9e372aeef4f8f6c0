# For a change below a twentieth of the range the tangent in the middle is used.
def worst_case(top, change):
    if change < top / 20:
        return 0, top / 2, top / 2 + change
    return top, 0, change
